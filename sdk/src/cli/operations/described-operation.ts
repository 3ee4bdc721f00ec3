/** What may be given to an operation by a flag. */
export interface DescribedField {
  words?: string;
  kind: 'text' | 'number' | 'boolean' | 'list' | 'json' | 'file';
  values?: readonly string[];
  /** A filter: `--created-at.gte` and so on. */
  operators?: readonly string[];
  isRequired?: boolean;
  /** An empty value clears it. */
  isNullable?: boolean;
}

/** An operation of the contract, as far as the command line asks for it and shows it. */
export interface DescribedOperation {
  /** Its function in the SDK. */
  call: string;
  kind: 'call' | 'list' | 'upload' | 'download';
  isWrite?: boolean;
  summary: string;
  about?: string;
  /** A key needs one of them. */
  scopes?: readonly string[];
  /** The names in its address. */
  path: readonly string[];
  body?: Readonly<Record<string, DescribedField>>;
  query?: Readonly<Record<string, DescribedField>>;
}

/** The operations of one tag of the reference; all but their names is loaded when it is asked for. */
export interface OperationGroup {
  title: string;
  names: readonly string[];
  describe(): Promise<{ operations: Readonly<Record<string, DescribedOperation>> }>;
  calls(): Promise<object>;
}
