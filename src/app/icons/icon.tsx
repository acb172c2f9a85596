export interface IconProps {
  /** Edge in px; 24 where nothing is said. Controls set their own size in the stylesheet. */
  size?: number;
  className?: string;
  /** Says what the icon means where no text beside it does. Without it, it is hidden from assistive technology. */
  label?: string;
}

/** One drawn icon: a single path on a 24 px grid, stroke 1.5, in the color of the text around it. */
export function Icon({ path, size = 24, className, label }: IconProps & { path: string }) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label or hidden; a title would show as a tooltip.
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={className ? `icon ${className}` : "icon"}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <path d={path} />
    </svg>
  );
}
