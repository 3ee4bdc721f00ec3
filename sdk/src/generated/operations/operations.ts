// Made by `npm run gen sdk` from sdk/openapi.json.
import { call } from '../../calls/call.ts';

/**
 * Events, AsyncAPI 3
 *
 * `GET /api/v1/asyncapi.json`
 */
export const asyncapi = call<[], Record<string, unknown>, never>('GET /api/v1/asyncapi.json');

/**
 * This document, OpenAPI 3.1
 *
 * `GET /api/v1/openapi.json`
 */
export const openapi = call<[], Record<string, unknown>, never>('GET /api/v1/openapi.json');

/**
 * Is the service well?
 *
 * `GET /health`
 */
export const health = call<
  [],
  {
    status: 'ok';
  },
  never
>('GET /health');
