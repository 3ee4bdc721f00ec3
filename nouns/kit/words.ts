/** A text for people in both languages of the platform. */
export interface Words {
  en: string;
  ru: string;
}

export const words = (en: string, ru: string): Words => ({ en, ru });
