/** An operation, a parameter, a body or a schema, with the members that they share. */
export interface Node extends Record<string, unknown> {
  $ref?: string;
  in?: string;
  name?: string;
  style?: string;
}

export interface Contract {
  paths: Record<string, Record<string, Node>>;
  webhooks: Record<string, Node>;
  components: Record<string, Record<string, Node>>;
}

/** Operations by method and path; names of path parameters are left out, since callers do not send them. */
export const operationsOf = ({ paths }: Contract): Map<string, Node> =>
  new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, Node] => [
        `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}')}`,
        operation,
      ]),
    ),
  );

/** The part itself, or the target of its reference. */
export function resolved(contract: Contract, part: Node): Node {
  const { $ref, ...own } = part;
  if (typeof $ref !== 'string') return part;
  const [kind, name] = $ref.split('/').slice(-2) as [string, string];
  return { ...resolved(contract, contract.components[kind]?.[name] ?? {}), ...own };
}
