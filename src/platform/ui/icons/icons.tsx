interface IconProps {
  /** Width and height in px at the default font size; 24 by default. The stylesheets for controls override them. */
  size?: number;
  className?: string;
  /** Accessible name if no adjacent text says the same. Without one, the icon is hidden from assistive technology. */
  label?: string;
}

function Icon({ path, size = 24, className, label }: IconProps & { path: string }) {
  const length = `${size / 16}rem`;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label or hidden; a title would show as a tooltip.
    <svg
      viewBox="0 0 24 24"
      width={length}
      height={length}
      className={className ? `icon ${className}` : "icon"}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <path d={path} />
    </svg>
  );
}

/* Each icon is one path on a 24 px grid, with a stroke of 1.5 in the text color. */

// The annotation lets the bundler drop icons that no island uses.
/* @__NO_SIDE_EFFECTS__ */
const icon = (path: string) => (props: IconProps) => <Icon {...props} path={path} />;

/* Actions. */
export const MenuIcon = icon("M3.5 7h17M3.5 12h17M3.5 17h11");
export const CloseIcon = icon("m5.5 5.5 13 13m0-13-13 13");
export const PlusIcon = icon("M12 4.5v15M4.5 12h15");
export const PlayIcon = icon("M7.5 4.5v15l12-7.5z");
export const PauseIcon = icon("M8.5 5v14m7-14v14");
export const CopyIcon = icon("M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9");
export const CheckIcon = icon("m4.5 12.5 5 5 10-11");
export const SearchIcon = icon("M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zm4.7 11.2L20.5 20.5");

/* Directions. */
export const ArrowRightIcon = icon("M4 12h16m-6-6 6 6-6 6");
export const ArrowLeftIcon = icon("M20 12H4m6-6-6 6 6 6");
export const ArrowDownIcon = icon("M12 4v16m-6-6 6 6 6-6");
export const ChevronDownIcon = icon("m5.5 9 6.5 6.5L18.5 9");
export const ExternalIcon = icon("M10 5H5v14h14v-5M13.5 4.5h6v6m0-6L11 13");

/* Contact. */
export const MailIcon = icon("M3.5 5.5h17v13h-17zm0 1 8.5 7 8.5-7");
export const PhoneIcon = icon(
  "M5 3.5h4l2 5-2.5 1.8a12 12 0 0 0 5.2 5.2l1.8-2.5 5 2v4c0 .8-.7 1.5-1.5 1.5C10.7 20.5 3.5 13.3 3.5 5c0-.8.7-1.5 1.5-1.5z",
);
export const PinIcon = icon(
  "M12 21c-4-5-6.5-8.3-6.5-11.3a6.5 6.5 0 0 1 13 0C18.5 12.7 16 16 12 21zm0-13.5a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z",
);
export const LinkedinIcon = icon(
  "M3.5 3.5h17v17h-17zM8 10.5V17m0-9.8v.4M11.8 17v-6.5m0 3c0-1.9 1-3 2.5-3s2.2 1 2.2 2.7V17",
);
export const ClockIcon = icon("M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3.5 2");

/* Messages. */
export const InfoIcon = icon("M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5.5m0-9v.5");
export const WarningIcon = icon("M12 4 2.8 20h18.4zM12 10v4.5m0 2.5v.5");
export const SuccessIcon = icon("M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM8 12.3l2.8 2.8L16 9.3");

/* Impact areas and services. */
export const CompassIcon = icon(
  "M12 2.5v3M12 8.5a3 3 0 1 0 0-3zM11 8 5.5 20.5M13 8l5.5 12.5M7.8 15.5c2.7 1.3 5.7 1.3 8.4 0",
);
export const FunnelIcon = icon("M3.5 4.5h17l-6 7.5v5.5l-5 2.5v-8zM6 8h12");
export const ChannelsIcon = icon(
  "M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM12 9.5V4m0 16v-5.5M9.5 12H4m16 0h-5.5M10.2 2.5h3.6V6h-3.6zm0 15.5h3.6v3.5h-3.6zM2.5 10.2H6v3.6H2.5zm15.5 0h3.5v3.6H18z",
);
export const MegaphoneIcon = icon("M4 9.5v5h3.5L17 19V5L7.5 9.5zm3.5 5L9 20h2.5l-1-4M20 10v4");
export const GaugeIcon = icon("M3.5 17a8.5 8.5 0 1 1 17 0zm8.5 0 4-6M6.2 13.5l1 .5m4.8-5.5v1.2");

/* Trends. */
export const TrendUpIcon = icon("M5 17 19 7m-6.5 0H19v6.5");
export const TrendDownIcon = icon("M5 7l14 10m-6.5 0H19v-6.5");
