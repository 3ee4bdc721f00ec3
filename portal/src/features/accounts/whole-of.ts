export interface Asked {
  portalName?: string;
  companyInn?: string;
  email?: string;
}

/** What is typed to its end: half of a number or an address is not asked about. */
export const wholeOf = ({ portalName = '', companyInn = '', email = '' }: Asked): Asked => ({
  ...(portalName.length >= 3 && { portalName }),
  ...([10, 12].includes(companyInn.length) && { companyInn }),
  ...(/^\S+@\S+\.\S+$/.test(email) && { email }),
});
