import type { Company } from './queries.ts';

const requisites = ['companyInn', 'kpp', 'ogrn', 'address', 'phone'] as const;

/** What the form of the company shows: nothing there is an empty text. */
export function companyValues(company: Company) {
  const { name, companyInn, kpp, ogrn, address, phone, extensions, approvalRequired, noSelfApproval } = company;
  const { budgetPolicy, tolerances, alerts, payOnlyApproved, blockingIssues, keysOfBlockedPeople, vehiclePointDays } =
    company;
  const { proposesReorders, agentWritesWait, qualificationPolicy, qualificationCategoryIds, committee } = company;
  return {
    name,
    companyInn: companyInn ?? '',
    kpp: kpp ?? '',
    ogrn: ogrn ?? '',
    address: address ?? '',
    phone: phone ?? '',
    extensions,
    approvalRequired,
    noSelfApproval,
    budgetPolicy,
    tolerances,
    alerts,
    payOnlyApproved,
    blockingIssues,
    keysOfBlockedPeople,
    vehiclePointDays,
    agentWritesWait,
    proposesReorders,
    qualificationPolicy,
    qualificationCategoryIds,
    committee: committee.map((one) => ({ ...one, position: one.position ?? '' })),
  };
}

export type CompanyValues = ReturnType<typeof companyValues>;

/** Who has no position signs by name alone. */
export const namedCommittee = ({ committee }: CompanyValues) =>
  committee.map(({ position, ...one }) => ({ ...one, position: position.trim() || null }));

/** Requisites that were rubbed out are cleared. */
export const emptiedRequisites = (values: CompanyValues) =>
  Object.fromEntries(requisites.map((name) => [name, values[name].trim() || null])) as Record<
    (typeof requisites)[number],
    string | null
  >;
