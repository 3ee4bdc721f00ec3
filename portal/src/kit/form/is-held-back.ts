/** Whether a field holds what cannot be read; who asks is led to the first. What is merely empty holds nothing back here. */
export function isHeldBack(form: HTMLFormElement | null): boolean {
  const unread = [...(form?.elements ?? [])].find(
    (field) => field instanceof HTMLInputElement && field.willValidate && field.validity.customError,
  ) as HTMLInputElement | undefined;
  unread?.reportValidity();
  return unread !== undefined;
}
