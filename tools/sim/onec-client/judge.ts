/** What the published protocol says, by the clauses of the contract on paper, and how sure its source is. */
const clauses = {
  'CM-01': 'checkauth by HTTP Basic answers success, the name of a cookie, its value, and a session key',
  'CM-02': 'a refusal begins with failure, the reason stands in the next line',
  'CM-03': 'later calls are known by the cookie and the key',
  'CM-04': 'init answers zip=yes|no and file_limit=<bytes>',
  'CM-05': 'parts of a file not longer than file_limit are appended; the answer is success',
  'CM-06': 'import is repeated while the answer is progress',
  'CM-07': 'a cycle may end by deactivate and complete',
  'CM-08': 'query answers the documents changed since the last confirmed exchange; success confirms them',
  'CM-09': 'an answer is decoded by the encoding its prolog declares',
  'CM-24': 'the shape of a document',
} as const;

type Clause = keyof typeof clauses;

interface Complaint {
  clause: Clause;
  said: string;
}

/** Keeps what the server was held to, and where it failed. */
export class Judge {
  readonly complaints: Complaint[] = [];
  readonly held = new Map<Clause, number>();

  /** Holds the server to a clause; answers whether it kept it. */
  hold(clause: Clause, kept: boolean, said: string): boolean {
    this.held.set(clause, (this.held.get(clause) ?? 0) + 1);
    if (!kept) this.complaints.push({ clause, said });
    return kept;
  }

  report(): string {
    const lines = this.complaints.map(({ clause, said }) => `${clause} (${clauses[clause]}): ${said}`);
    return lines.join('\n');
  }
}
