/**
 * Route options for answers that are long or asked for all the time, made by typed functions of ours and holding nothing
 * that a schema would have to take out: walking through them once more took a fifth of such a call. The schema still
 * describes them, and the tests hold them to it.
 */
export const unwalkedAnswer = { serializerCompiler: () => JSON.stringify } as const
