import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../bench/measure/processes.ts';

interface Answer {
  $ref?: string;
  content?: Record<string, { schema: unknown }>;
}

interface Contract {
  paths: Record<string, { post: { responses: Record<string, Answer> } }>;
  components: { responses: Record<string, Answer> };
}

/** Whether the contract says that a POST to the address may be refused so. */
export function documentedRefusals(): (path: string, status: number, code: string) => boolean {
  const contract = JSON.parse(readFileSync(join(root, 'sdk/openapi.json'), 'utf8')) as Contract;
  return (path, status, code) => {
    const answers = contract.paths[path]?.post.responses;
    const answer = answers?.[status] ?? answers?.default;
    const named = answer?.$ref?.split('/').at(-1);
    const told = named ? contract.components.responses[named] : answer;
    return status < 500 && JSON.stringify(told?.content ?? '').includes(`"${code}"`);
  };
}

/** What a preview may say of a file that could not be read. */
export const readingRefusals = ['unsupported_file_type', 'archive_too_large', 'file_too_large', 'file_malformed'];
