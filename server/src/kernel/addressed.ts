import Type, { type TObject } from 'typebox';
import type { AnyOperation } from './operation.ts';

type Given = Readonly<Record<string, unknown>>;

/** Operations name their record `id`; paths may use another name, the same in all paths of the noun: `warehouseId`. */
export function addressed(path: string, operation: AnyOperation): AnyOperation {
  const { properties, type: _, required: __, ...options } = operation.input as TObject;
  const called = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name as string).find((name) => !(name in properties));
  if (called === undefined || !('id' in properties)) return operation;
  const fields = Object.entries(properties).map(([name, field]) => [name === 'id' ? called : name, field]);
  const plain = ({ [called]: id, ...input }: Given) => ({ ...input, id });
  const { enter, run, steps } = operation;
  const { asksAtOnce } = operation as { asksAtOnce?: true | ((input: Given) => boolean) };
  return {
    ...operation,
    input: Type.Object(Object.fromEntries(fields), options),
    run: (ctx: never, input: Given, carried: unknown) => run(ctx, plain(input), carried),
    ...(enter && { enter: (input: Given, visit: Parameters<typeof enter>[1]) => enter(plain(input), visit) }),
    ...(steps && { steps: (work: Parameters<typeof steps>[0], input: Given) => steps(work, plain(input)) }),
    ...(typeof asksAtOnce === 'function' && { asksAtOnce: (input: Given) => asksAtOnce(plain(input)) }),
  } as AnyOperation;
}
