import { reportPage as declared } from '../../../../../nouns/report-page.ts';
import { entityOf } from '../../../kernel/entity-of.ts';
import { store } from '../../../platform/records/store.ts';

export const reportPage = entityOf(declared);

export const reportPages = store(reportPage);
