import type { z } from 'zod'

export type Action<Input, Output> = {
  (...argument: undefined extends Input ? [input?: Input] : [input: Input]): Output
  fromJson(body: unknown): Output
}

export function action<Schema extends z.ZodType, Output>(
  schema: Schema,
  run: (input: z.output<Schema>) => Output,
): Action<z.input<Schema>, Output> {
  const fromJson = (body: unknown) => run(schema.parse(body))
  return Object.assign((input?: z.input<Schema>) => fromJson(input), { fromJson })
}
