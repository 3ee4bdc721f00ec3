import type { Contract, Schema } from './contract.ts';
import { docComment } from './doc-comment.ts';
import type { OperationOfSdk } from './operations-of.ts';
import { codesOf, isCommon } from './problem-codes-text.ts';
import { literals, typeText } from './type-text.ts';

/** The module of one group: each operation with its types, and what it needs of the library. */
export function groupText(contract: Contract, operations: readonly OperationOfSdk[]): string {
  const texts = operations.map((operation) => operationText(contract, operation));
  const whole = texts.join('\n\n');
  const kinds = [...new Set(operations.map(({ kind }) => kind))].sort();
  const shapes = Object.entries(moduleOf).filter(([shape]) => new RegExp(`: ${shape}\\b|\\b${shape}<`).test(whole));
  return [
    ...kinds.map((kind) => `import { ${kind} } from '../../calls/${kind}.ts';`),
    ...shapes.map(([shape, module]) => `import type { ${shape} } from '../../${module}';`),
    ...(whole.includes('types.') ? ["import type * as types from '../types.ts';"] : []),
    '',
    whole,
  ].join('\n');
}

const moduleOf: Readonly<Record<string, string>> = {
  FileContent: 'calls/file-content.ts',
  Filter: 'calls/query-text.ts',
  Text: 'calls/query-text.ts',
  Open: 'open.ts',
};

function operationText(contract: Contract, operation: OperationOfSdk): string {
  const { method, path, name, kind, described, body, takesKey } = operation;
  const type = name[0]?.toUpperCase() + name.slice(1);
  const query = operation.parameters.filter((one) => one.in === 'query' && !one.name.includes('['));
  const querySchema = objectOf(query);
  const needsQuery = query.some(({ required }) => required);
  const declared = [
    ...(body ? [`export type ${type}Body = ${typeText(contract, body.schema, 'given')};`] : []),
    ...(query.length > 0 ? [`export interface ${type}Query ${typeText(contract, querySchema, 'asked')}`] : []),
  ];
  const args = [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, one]) => `${one}: string`),
    ...(body ? [`body${body.required ? '' : '?'}: ${type}Body`] : []),
    ...(query.length > 0 ? [`query${needsQuery ? '' : '?'}: ${type}Query`] : []),
  ];
  const shape = [
    `${method} ${path}`,
    ...(body ? ['body'] : []),
    ...(query.length > 0 ? ['query'] : []),
    ...(takesKey ? ['key'] : []),
  ].join(' ');
  const answer = kind === 'download' ? [] : [answerText(contract, operation)];
  const told = [described.summary, described.description, `\`${method} ${path}\``];
  const types = [`[${args.join(', ')}]`, ...answer, codesText(contract, operation)].join(', ');
  return [...declared, `${docComment(told)}export const ${name} = ${kind}<${types}>('${shape}');`].join('\n\n');
}

/** A filter needs no words: its name says what it asks for. */
const objectOf = (parameters: OperationOfSdk['parameters']): Schema => ({
  type: 'object',
  required: parameters.filter(({ required }) => required).map(({ name }) => name),
  properties: Object.fromEntries(
    parameters.map(({ name, description = '', schema: { title: _, ...schema }, style }) => [
      name,
      { ...schema, description: style === 'deepObject' ? '' : description },
    ]),
  ),
});

function answerText(contract: Contract, { answer }: OperationOfSdk): string {
  const types = [...new Set(answer.map((schema) => typeText(contract, schema, 'told')))];
  return types.length > 0 ? types.join(' | ') : 'void';
}

function codesText(contract: Contract, { described }: OperationOfSdk): string {
  const codes = codesOf(contract, described, (status) => !isCommon(status));
  return codes.length > 0 ? literals({ enum: codes }) : 'never';
}
