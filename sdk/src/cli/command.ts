/** The same said in both languages. */
export interface Words {
  en: string;
  ru: string;
}

export interface Flag {
  type: 'text' | 'boolean' | 'list';
  words: Words;
  /** What stands after it in the help, such as `FILE`. */
  value?: string;
  isRequired?: boolean;
  /** Left out of the help, where another flag tells of it. */
  isMore?: boolean;
  values?: readonly string[];
}

export type Flags = Readonly<Record<string, Flag>>;

/** What was typed after the name of a command. */
export interface Asked {
  words: readonly string[];
  flags: Readonly<Record<string, string | boolean | readonly string[] | undefined>>;
}

/** Commands by their names, each loaded when it is called. */
export type Commands = Readonly<Record<string, () => Promise<Command>>>;

export interface Command {
  /** After `prokura`, such as `import FILE`. */
  usage: string;
  summary: Words;
  about?: Words;
  flags?: Flags;
  /** How many words it takes, at least and at most. */
  takes: readonly [least: number, most: number];
  run(asked: Asked): Promise<void>;
}
