import type { Planted } from '../plant.ts';

export interface PlantedInOverload extends Planted {
  /** What shows it. */
  by: 'requests' | 'filters' | 'sockets' | 'portal';
}

const http = 'server/src/surfaces/http/create-http.ts';

export const overloadBugs: readonly PlantedInOverload[] = [
  {
    name: 'headers of any length are read',
    file: http,
    changes: [['maxHeaderSize: 16 * 1024', 'maxHeaderSize: 1024 * 1024']],
    caughtBy: 'O1',
    by: 'requests',
  },
  {
    name: 'headers that do not end are waited for',
    file: http,
    changes: [
      ['headersTimeout: Math.min(10_000, arriveWithin)', 'headersTimeout: 0'],
      ['requestTimeout: arriveWithin * longerForFiles', 'requestTimeout: 0'],
    ],
    caughtBy: 'O4',
    by: 'sockets',
  },
  {
    name: 'a handler computes for 150 ms',
    file: http,
    changes: [
      [
        "reply.header('X-Request-Id', request.id);\n    // A client",
        "reply.header('X-Request-Id', request.id);\n    for (const used = process.threadCpuUsage(); process.threadCpuUsage(used).user < 150_000; );\n    // A client",
      ],
    ],
    caughtBy: 'O2',
    by: 'filters',
  },
  {
    name: 'who is over his limit is let in',
    file: 'server/src/platform/rate-limits/rate-limiter.ts',
    changes: [['return { allowed: false, remaining: 0,', 'return { allowed: true, remaining: 0,']],
    caughtBy: 'O6',
    by: 'portal',
  },
];
