/** A provider as the sign-in page names it. */
export interface KnownProvider {
  key: string;
  name: string;
}

const place = 'identity-provider';

/** The provider that was last gone to from this browser. */
export function knownProvider(): KnownProvider | undefined {
  try {
    const { key, name } = JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<KnownProvider>;
    return key === undefined || name === undefined ? undefined : { key, name };
  } catch {
    return undefined;
  }
}

export const rememberProvider = ({ key, name }: KnownProvider): void =>
  localStorage.setItem(place, JSON.stringify({ key, name }));
