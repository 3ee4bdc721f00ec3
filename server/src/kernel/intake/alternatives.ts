import type { TSchema } from 'typebox';
import type { TLocalizedValidationError } from 'typebox/error';

type SchemaError = TLocalizedValidationError;

/** Objects of several shapes in one list are told apart by a constant under this name. */
const telling = 'type';

interface Shape {
  properties?: Record<string, { const?: unknown }>;
}

/** The shapes by their constant; undefined for alternatives that have none. */
export function shapesByType(alternatives: readonly TSchema[]): ReadonlyMap<unknown, TSchema> | undefined {
  const entries = alternatives.map((one) => [(one as Shape).properties?.[telling]?.const, one] as const);
  return entries.some(([type]) => type === undefined) ? undefined : new Map(entries);
}

/**
 * Of objects told apart by their type, the errors of the shape that is meant: those of the others say only that it is not them.
 * Where none is meant, one error with the types there are.
 */
export function errorsOfTheMeant(found: readonly SchemaError[]): readonly SchemaError[] {
  const missed = found.flatMap((error) => missedShape(error) ?? []);
  if (missed.length === 0) return found;
  const meant = found.filter(
    (error) =>
      (error.keyword as string) !== 'anyOf' &&
      !missed.some(({ shape, object }) => isUnder(error.schemaPath, shape) && isUnder(error.instancePath, object)),
  );
  const objects = Map.groupBy(missed, ({ union, object }) => `${union} ${object}`);
  const ofUnknown = [...objects.values()].flatMap((same) => {
    const [first] = same;
    const isKnown = meant.some(
      (error) => first && isUnder(error.schemaPath, first.union) && isUnder(error.instancePath, first.object),
    );
    if (!first || isKnown) return [];
    const params = {
      allowedValues: same.map(({ error }) => (error.params as { allowedValue?: unknown }).allowedValue),
    };
    return [
      (first.error.keyword as string) === 'const'
        ? ({ ...first.error, params } as SchemaError)
        : typeIsMissing(first.error),
    ];
  });
  return [...meant, ...ofUnknown];
}

/** The shape that an object is not, by the error of its type. */
function missedShape(error: SchemaError) {
  const [, shape, union] = /^((.*\/anyOf)\/\d+)(?:\/properties\/type)?$/.exec(error.schemaPath) ?? [];
  if (shape === undefined || union === undefined) return undefined;
  if ((error.keyword as string) === 'const' && error.instancePath.endsWith(`/${telling}`))
    return { error, shape, union, object: error.instancePath.slice(0, -telling.length - 1) };
  if ((error.keyword as string) === 'required' && requiredOf(error).includes(telling))
    return { error, shape, union, object: error.instancePath };
  return undefined;
}

const requiredOf = ({ params }: SchemaError) => (params as { requiredProperties?: string[] }).requiredProperties ?? [];

const typeIsMissing = (error: SchemaError) => ({ ...error, params: { requiredProperties: [telling] } }) as SchemaError;

const isUnder = (path: string, top: string) => path === top || path.startsWith(`${top}/`);
