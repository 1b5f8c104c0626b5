/** An Indian number in E.164 as people read it: `+919876543210` becomes `+91 98765 43210`. */
export const formatPhone = (e164: string): string =>
  e164.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2');
