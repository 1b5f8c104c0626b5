export interface CompanyMarkProps {
  className?: string | undefined;
}

/** The company's mark, nine kitchens under one awning; decoration beside the written name. */
export function CompanyMark({ className }: CompanyMarkProps) {
  return <img className={className} src="/icon.svg" alt="" width="64" height="64" />;
}
