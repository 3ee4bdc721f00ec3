/** Addresses that our contract does not tell of, each for a reason. */
const beyondContract: ReadonlyArray<readonly [prefix: string, reason: string]> = [
  ['/mcp', 'the Model Context Protocol is its contract: tools describe themselves by tools/list'],
  [
    '/scim/v2/',
    'RFC 7643 and 7644 are its contract: it describes itself at /scim/v2/Schemas and refuses in the shape they ask for',
  ],
];

export const isBeyondContract = (url: string): boolean => beyondContract.some(([prefix]) => url.startsWith(prefix));
