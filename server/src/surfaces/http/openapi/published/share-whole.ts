import { type Json, ref } from '../json.ts';
import type { OpenApi } from '../openapi-document.ts';
import { freeName, operationName } from './names.ts';
import { operationsOf } from './operations-of.ts';

/** Turns equal parameters, bodies and answers of several operations into components. */
export function shareWhole(document: OpenApi): void {
  const operations = operationsOf(document);
  const sharers = {
    parameters: sharer(
      document,
      'parameters',
      operations.flatMap(({ parameters }) => (parameters ?? []) as Json[]),
    ),
    requestBodies: sharer(
      document,
      'requestBodies',
      operations.flatMap(({ requestBody }) => (requestBody ? [requestBody as Json] : [])),
    ),
    responses: sharer(
      document,
      'responses',
      operations.flatMap(({ responses }) => Object.values(responses as Json) as Json[]),
    ),
  };
  for (const operation of operations) {
    const { operationId, parameters, requestBody, responses } = operation;
    const name = operationName(operationId);
    if (parameters)
      operation.parameters = (parameters as Json[]).map((one) =>
        sharers.parameters(one, String(one.name).replace(/\W+$/, '').replace(/\W+/g, '.')),
      );
    if (requestBody) operation.requestBody = sharers.requestBodies(requestBody as Json, name);
    operation.responses = Object.fromEntries(
      Object.entries(responses as Record<string, Json>).map(([status, one]) => [status, sharers.responses(one, name)]),
    );
  }
}

type Shared = 'parameters' | 'requestBodies' | 'responses';

/** Returns a reference for a repeated part, and the part itself otherwise. */
function sharer({ components }: OpenApi, kind: Shared, parts: readonly Json[]) {
  const uses = Map.groupBy(parts, (part) => JSON.stringify(part));
  const shelf: Record<string, Json> = { ...(components[kind] as Record<string, Json> | undefined) };
  components[kind] = shelf;
  const names = new Map<string, string>();
  return (part: Json, called: string): Json => {
    const text = JSON.stringify(part);
    if (part.$ref || (uses.get(text)?.length ?? 0) < 2) return part;
    const name = names.get(text) ?? freeName([called], shelf);
    names.set(text, name);
    shelf[name] = part;
    return ref(kind, name);
  };
}
