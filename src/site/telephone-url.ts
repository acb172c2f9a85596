/** Takes a phone number as displayed. */
export function telephoneUrl(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, "")}`;
}
