import { type SdkCall, sdkCall } from '../../../server/src/surfaces/http/openapi/sdk-call.ts';
import { type Contract, type Described, type Parameter, resolve, type Schema } from './contract.ts';

export interface OperationOfSdk extends Pick<SdkCall, 'group' | 'name' | 'kind'> {
  method: string;
  path: string;
  described: Described;
  parameters: readonly Parameter[];
  body: { schema: Schema; required: boolean } | undefined;
  takesKey: boolean;
  /** Of a file, nothing. */
  answer: readonly Schema[];
}

/** The operations a program calls, in the order of the contract. */
export function operationsOf(contract: Contract): OperationOfSdk[] {
  const calls = Object.entries(contract.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, described]) => read(contract, method.toUpperCase(), path, described)),
  );
  demandOwnNames(calls);
  return calls;
}

function read(contract: Contract, method: string, path: string, described: Described): OperationOfSdk[] {
  const call = sdkCall(method, path, { ...described }, (part) => resolve(contract, part));
  if (call === undefined) return [];
  const { group, name, kind, takesBody } = call;
  // Any write can be tried; the options of a call ask for it.
  const parameters = (described.parameters ?? [])
    .map((one) => resolve(contract, one))
    .filter((one) => one.name !== 'dryRun');
  return [
    {
      ...{ group, name, kind, method, path, described, parameters },
      body: takesBody ? bodyOf(contract, described) : undefined,
      takesKey: parameters.some((one) => one.name === 'Idempotency-Key'),
      answer: kind === 'download' ? [] : answersOf(contract, described),
    },
  ];
}

function bodyOf(contract: Contract, { requestBody }: Described): OperationOfSdk['body'] {
  const { content, required = false } = resolve(contract, requestBody as NonNullable<typeof requestBody>);
  const [{ schema }] = Object.values(content) as [{ schema: Schema }];
  const whole = resolve<Schema>(contract, schema);
  const { idempotencyKey: _, ...properties } = whole.properties ?? {};
  return { schema: { ...whole, properties }, required };
}

const answersOf = (contract: Contract, { responses }: Described): Schema[] =>
  Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, answer]) => Object.values(resolve(contract, answer).content ?? {}).map(({ schema }) => schema));

function demandOwnNames(calls: readonly OperationOfSdk[]) {
  const names = calls.map(({ group, name }) => `${group}.${name}`);
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  if (twice.length > 0) throw new Error(`Two operations of the SDK would have the name ${twice.join(', ')}`);
}
