import type { Json } from '../json.ts';
import type { OpenApi } from '../openapi-document.ts';

/** Every operation of the document, in the order it is written. */
export const operationsOf = ({ paths }: OpenApi): Json[] => Object.values(paths).flatMap((path) => Object.values(path));
