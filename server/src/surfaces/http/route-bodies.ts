import { mediaTypesOf } from '../../kernel/download.ts';
import { rawBodyOf } from '../../kernel/intake/raw-body.ts';
import { streamedBodyOf } from '../../kernel/intake/streamed-body.ts';
import { uploadFieldsOf } from '../../kernel/intake/upload.ts';
import type { Route } from '../../kernel/routes.ts';

/** A file may take this long to come or go. */
const fileMs = 120_000;

export const takesFiles = ({ operation }: Route) => uploadFieldsOf(operation.input).length > 0;
export const takesRaw = ({ operation }: Route) => rawBodyOf(operation.input) !== undefined;
export const takesStream = ({ operation }: Route) => streamedBodyOf(operation.input) !== undefined;
export const movesFiles = (route: Route) =>
  takesFiles(route) || takesStream(route) || mediaTypesOf(route.operation.output) !== undefined;

/** What the framework is told of a route beside its address. */
export const framedBy = (route: Route) => ({
  ...(route.options.bodyLimit && { bodyLimit: route.options.bodyLimit }),
  ...(movesFiles(route) && { handlerTimeout: fileMs }),
  config: {
    arrayItems: route.options.arrayItems,
    takesFiles: takesFiles(route) || takesStream(route),
    tellRefusal: route.options.tellRefusal,
  } as object,
});
