import { mediaTypesOf } from '../../kernel/download.ts';
import { rawBodyOf } from '../../kernel/intake/raw-body.ts';
import { streamedBodyOf } from '../../kernel/intake/streamed-body.ts';
import { uploadFieldsOf } from '../../kernel/intake/upload.ts';
import type { Route } from '../../kernel/routes.ts';

/** How long a file may take to be received or sent. */
const fileMs = 120_000;

export const takesFiles = ({ operation }: Route) => uploadFieldsOf(operation.input).length > 0;
export const takesRaw = ({ operation }: Route) => rawBodyOf(operation.input) !== undefined;
export const takesStream = ({ operation }: Route) => streamedBodyOf(operation.input) !== undefined;
export const movesFiles = (route: Route) =>
  takesFiles(route) || takesStream(route) || mediaTypesOf(route.operation.output) !== undefined;

/** The framework's options of a route besides its path. */
export const framedBy = (route: Route) => ({
  ...(route.options.bodyLimit && { bodyLimit: route.options.bodyLimit }),
  ...(movesFiles(route) && { handlerTimeout: fileMs }),
  config: {
    arrayItems: route.options.arrayItems,
    takesFiles: takesFiles(route) || takesStream(route),
    tellRefusal: route.options.tellRefusal,
  } as object,
});
