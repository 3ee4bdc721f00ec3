import { type AskedYougile, type Given, refusal } from './rules.ts';

/** The body, which has to be told to be JSON and to be it. */
export function bodyOf(asked: AskedYougile, known: readonly string[]): Given {
  const { bytes, headers, insist } = asked;
  const type = headers['content-type'] ?? '';
  insist('YG-03/content-type', !/^application\/json\b/.test(type), refusal(asked, 400, 'Нужен Content-Type'));
  let body: Given = {};
  try {
    body = JSON.parse(bytes.toString()) as Given;
  } catch {
    insist('YG-03/json', true, refusal(asked, 400, 'Тело не является JSON'));
  }
  asked.explain('body', body, known);
  return body;
}

export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
