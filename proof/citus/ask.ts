/** What answers of the API hold of what the campaign looks at. */
export interface Answer {
  id: string;
  items: Array<{ eventId: string; event: string; entity: { id: string } }>;
  page: { hasMore: boolean; nextCursor: string };
  /** Where a portal is that has moved. */
  movedTo?: string;
}

export interface Asked {
  status: number;
  json: Answer;
}

interface Request {
  method: string;
  key: string;
  body?: object | undefined;
}

const patience = 20_000;

/** Asks the API; status 0 when nobody answered in time. */
export async function ask(url: string, { method, key, body }: Request): Promise<Asked> {
  const headers = { 'x-api-key': key, ...(body && { 'content-type': 'application/json' }) };
  const sent = { method, headers, signal: AbortSignal.timeout(patience), ...(body && { body: JSON.stringify(body) }) };
  try {
    const answer = await fetch(url, sent);
    return { status: answer.status, json: (await answer.json()) as Answer };
  } catch {
    return { status: 0, json: {} as Answer };
  }
}
