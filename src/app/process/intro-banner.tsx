/** The banner between hero and timeline: what every step owes the client (spec 2.6). */
export function IntroBanner({ children }: { children: string }) {
  return (
    <div className="border-b border-line bg-sunken">
      <p className="wrap py-10 lg:py-14">
        <span className="process-intro">{children}</span>
      </p>
    </div>
  );
}
