/** A value of a multi-valued attribute. */
export interface Valued {
  value?: string;
  type?: string;
  primary?: boolean;
  display?: string;
}

/** The attributes of a resource under their own names; what is not assigned is left out. */
export interface Resource {
  userName?: string;
  externalId?: string;
  name?: { formatted?: string; familyName?: string; givenName?: string; middleName?: string };
  displayName?: string;
  title?: string;
  preferredLanguage?: string;
  active?: boolean;
  emails?: Valued[];
  phoneNumbers?: Valued[];
  groups?: Valued[];
  members?: Valued[];
}
