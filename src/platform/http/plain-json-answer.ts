/**
 * Route options that skip the schema while writing an answer. For long or frequent answers made by typed functions of ours,
 * which contain nothing that the schema would have to remove: serializing by the schema took a fifth of such a call. The schema
 * still describes these answers, and the tests check them.
 */
export const plainJsonAnswer = { serializerCompiler: () => JSON.stringify } as const
