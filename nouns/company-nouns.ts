import { company } from './company.ts';
import { exchangeRate } from './exchange-rate.ts';
import { paidWidget } from './paid-widget.ts';
import { regionalSettings } from './regional-settings.ts';
import { sampleData } from './sample-data.ts';

/** The company of the portal, how it counts, what it pays for, and the example it begins with. */
export const companyNouns = [company, regionalSettings, exchangeRate, paidWidget, sampleData] as const;
