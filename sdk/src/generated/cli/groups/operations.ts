// Made by `npm run gen sdk` from sdk/openapi.json.
import type { DescribedOperation } from '../../../cli/operations/described-operation.ts';

export const operations: Readonly<Record<string, DescribedOperation>> = {
  asyncapi: { call: 'asyncapi', kind: 'call', summary: 'Events, AsyncAPI 3', path: [] },
  openapi: { call: 'openapi', kind: 'call', summary: 'This document, OpenAPI 3.1', path: [] },
  health: { call: 'health', kind: 'call', summary: 'Is the service well?', path: [] },
};
