export interface QualificationsSearch {
  search?: string;
  sort?: string;
  /** Statuses, parted by commas. */
  status?: string;
  counterparty?: string;
  /** `true`: those alone that end within 30 days. */
  ending?: string;
  /** `true`: a new one is being asked for. */
  create?: string;
}
