import { company } from './company.ts';
import { exchangeRate } from './exchange-rate.ts';
import { paidWidget } from './paid-widget.ts';
import { regionalSettings } from './regional-settings.ts';
import { sampleData } from './sample-data.ts';
import { workingCalendar } from './working-calendar.ts';

/** The company of the portal, how it counts, when it works, what it pays for, and the example it begins with. */
export const companyNouns = [company, regionalSettings, workingCalendar, exchangeRate, paidWidget, sampleData] as const;
