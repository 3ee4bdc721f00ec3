/** A sentence for a person, in the two languages the platform speaks. */
export interface Words {
  en: string;
  ru: string;
}

export const words = (en: string, ru: string): Words => ({ en, ru });
