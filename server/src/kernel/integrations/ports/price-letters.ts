/** Which files of suppliers' letters are tables of prices. */
export interface PriceLettersPort {
  extensions: readonly string[];
}
