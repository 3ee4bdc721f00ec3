import { company } from './company.ts';
import { exchangeRate } from './exchange-rate.ts';
import { paidWidget } from './paid-widget.ts';
import { regionalSettings } from './regional-settings.ts';

/** The company of the portal, how it counts, and what it pays for. */
export const companyNouns = [company, regionalSettings, exchangeRate, paidWidget] as const;
