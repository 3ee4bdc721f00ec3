import type { Route } from './people.ts';

/** Where nobody approves their own: who sends a record may leave a step without anybody. */
export const strictRoutes: readonly Route[] = [
  {
    kind: 'procurement',
    from: 100_000,
    steps: [
      { mode: 'all', asked: [1, 'admin'] },
      { mode: 'any', asked: [2, 3] },
    ],
  },
  {
    kind: 'invoice',
    from: 0,
    steps: [
      { mode: 'any', asked: ['purchasing_manager'] },
      { mode: 'all', asked: [3, 4] },
    ],
  },
  {
    kind: 'commercial_proposal',
    from: 200_000,
    steps: [
      { mode: 'all', asked: ['purchasing_manager', 3] },
      { mode: 'any', asked: [1, 'admin'] },
    ],
  },
  {
    kind: 'sales_invoice',
    from: 150_000,
    steps: [
      { mode: 'all', asked: [4] },
      { mode: 'any', asked: [3, 'accountant'] },
    ],
  },
];

export const trustingRoutes: readonly Route[] = [
  {
    kind: 'procurement',
    from: 150_000,
    steps: [
      { mode: 'any', asked: [1, 2] },
      { mode: 'all', asked: ['purchasing_manager', 3] },
    ],
  },
  { kind: 'procurement', from: 50_000, to: 150_000, steps: [{ mode: 'all', asked: [1, 2] }] },
  {
    kind: 'invoice',
    from: 50_000,
    steps: [
      { mode: 'all', asked: [1, 2, 4] },
      { mode: 'any', asked: ['admin'] },
    ],
  },
  {
    kind: 'commercial_proposal',
    from: 0,
    steps: [
      { mode: 'any', asked: [1, 2] },
      { mode: 'all', asked: [2, 3] },
    ],
  },
  {
    kind: 'sales_invoice',
    from: 100_000,
    steps: [
      { mode: 'all', asked: ['accountant', 'admin'] },
      { mode: 'all', asked: [3] },
    ],
  },
];
