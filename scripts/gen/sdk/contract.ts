/** A schema of the contract, as far as types are made of it. */
export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  title?: string;
  description?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: boolean | Schema;
  patternProperties?: Readonly<Record<string, Schema>>;
  format?: string;
  contentMediaType?: string;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  /** `deepObject` for a filter with operators. */
  style?: string;
  schema: Schema;
}

type Content = Readonly<Record<string, { schema: Schema }>>;

export interface Described {
  operationId: string;
  tags: readonly [string];
  summary: string;
  'x-summary-ru'?: string;
  'x-required-scopes'?: readonly string[];
  description?: string;
  deprecated?: boolean;
  parameters?: ReadonlyArray<Parameter | { $ref: string }>;
  requestBody?: { required?: boolean; content: Content } | { $ref: string };
  responses: Readonly<Record<string, { content?: Content } | { $ref: string }>>;
}

export interface Contract {
  tags: ReadonlyArray<{ name: string; 'x-name-ru': string }>;
  paths: Readonly<Record<string, Readonly<Record<string, Described>>>>;
  webhooks: Readonly<Record<string, { post: Pick<Described, 'summary' | 'requestBody'> }>>;
  components: Readonly<Record<string, Readonly<Record<string, unknown>>>> & {
    schemas: Readonly<Record<string, Schema>>;
  };
}

/** What a reference leads to; anything else is itself. */
export function resolve<Part extends object>(contract: Contract, part: Part | { $ref: string }): Part {
  if (!('$ref' in part)) return part as Part;
  const [, , kind, name] = (part.$ref as string).split('/') as [string, string, string, string];
  return contract.components[kind]?.[name] as Part;
}

export const componentName = (ref: string): string => ref.split('/').at(-1) as string;
