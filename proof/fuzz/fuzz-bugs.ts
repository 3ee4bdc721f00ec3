import type { Planted } from '../plant.ts';

/** A bug that the requests must come upon, and the operations at which they do. */
export interface PlantedInFuzz extends Planted {
  only: string;
}

export const fuzzBugs: readonly PlantedInFuzz[] = [
  {
    name: 'a field nobody knows is taken',
    file: 'server/src/kernel/intake/intake-of.ts',
    changes: [
      [
        'const check = Compile(schema);',
        'const check = Compile({ ...schema, additionalProperties: true } as TSchema);',
      ],
    ],
    caughtBy: 'Z3',
    only: 'POST /api/v1/warehouses',
  },
  {
    name: 'a NUL in a search breaks the statement',
    file: 'server/src/surfaces/http/input-reader.ts',
    changes: [["if (text.includes('\\0'))", "if (text.includes('never'))"]],
    caughtBy: 'Z1',
    only: 'GET /api/v1/settings/roles',
  },
  {
    name: 'a status of which nothing is told',
    file: 'server/src/surfaces/http/error-reply.ts',
    changes: [['.code(refusal.status)', '.code(refusal.status === 422 ? 418 : refusal.status)']],
    caughtBy: 'Z2',
    only: 'POST /api/v1/warehouses',
  },
  {
    name: 'a version in If-Match is overlooked',
    file: 'server/src/platform/door/expect-version.ts',
    changes: [["if (ifMatch !== undefined && ifMatch !== current) throw stale('precondition_failed', current);", '']],
    caughtBy: 'Z3',
    only: 'PATCH /api/v1/warehouses',
  },
  {
    name: 'a refusal tells where in the code it was made',
    file: 'server/src/surfaces/http/error-reply.ts',
    changes: [['.send(JSON.stringify(body));', '.send(JSON.stringify({ ...body, detail: refusal.stack }));']],
    caughtBy: 'Z10',
    only: 'GET /api/v1/settings/roles',
  },
  {
    name: 'the place of what was made is another',
    file: 'server/src/surfaces/http/send-answer.ts',
    changes: [
      [
        `reply.header('Location', \`\${request.url}/\${id}\`)`,
        `reply.header('Location', \`\${request.url}/made/\${id}\`)`,
      ],
    ],
    caughtBy: 'Z7',
    only: 'POST /api/v1/warehouses',
  },
];
