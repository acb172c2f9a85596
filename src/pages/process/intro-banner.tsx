/** The banner between hero and timeline (spec 2.6). */
export function IntroBanner({ children }: { children: string }) {
  return (
    <div className="border-b border-line bg-sunken">
      <div className="wrap py-10 lg:py-14">
        <p className="max-w-narrow border-l-3 border-marker pl-6 text-2xl leading-snug font-medium text-balance">
          {children}
        </p>
      </div>
    </div>
  );
}
