/** A link in page copy. There is none if its article was deleted. */
export function CopyLink({ link }: { link?: { label: string; href: string } | undefined }) {
  return link ? (
    <a href={link.href} className="link">
      {link.label}
    </a>
  ) : null;
}
