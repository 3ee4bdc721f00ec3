import { join } from 'node:path';

export const guideOf = (source: string) => join(source, 'docs/guides/continuous-archiving.md');
