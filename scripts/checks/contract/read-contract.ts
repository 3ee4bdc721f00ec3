/** An operation, a parameter, a body or a schema, with what several of them have. */
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

/** Operations by method and address; the names of what stands in the address are left out, for nobody sends them. */
export const operationsOf = ({ paths }: Contract): Map<string, Node> =>
  new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, Node] => [
        `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, '{}')}`,
        operation,
      ]),
    ),
  );

/** The part itself, or what it refers to. */
export function resolved(contract: Contract, part: Node): Node {
  const { $ref, ...own } = part;
  if (typeof $ref !== 'string') return part;
  const [kind, name] = $ref.split('/').slice(-2) as [string, string];
  return { ...resolved(contract, contract.components[kind]?.[name] ?? {}), ...own };
}
