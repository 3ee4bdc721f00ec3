/** «+7 912 345-67-89»: a Russian number as it is read aloud, any other as it was written. */
export const phoneWords = (phone: string) =>
  phone.replace(/^\+7(\d{3})(\d{3})(\d{2})(\d{2})$/, '+7\u00a0$1\u00a0$2-$3-$4');
