import { Icon, type IconProps } from "./icon.tsx";

/* What a visitor can do or has done. One path each on a 24 px grid, stroke 1.5. */

export function MenuIcon(props: IconProps) {
  return <Icon {...props} path="M3.5 7h17M3.5 12h17M3.5 17h11" />;
}

export function CloseIcon(props: IconProps) {
  return <Icon {...props} path="m5.5 5.5 13 13m0-13-13 13" />;
}

export function PlusIcon(props: IconProps) {
  return <Icon {...props} path="M12 4.5v15M4.5 12h15" />;
}

export function PlayIcon(props: IconProps) {
  return <Icon {...props} path="M7.5 4.5v15l12-7.5z" />;
}

export function PauseIcon(props: IconProps) {
  return <Icon {...props} path="M8.5 5v14m7-14v14" />;
}

export function CopyIcon(props: IconProps) {
  return <Icon {...props} path="M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9" />;
}

export function CheckIcon(props: IconProps) {
  return <Icon {...props} path="m4.5 12.5 5 5 10-11" />;
}

export function SearchIcon(props: IconProps) {
  return <Icon {...props} path="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zm4.7 11.2L20.5 20.5" />;
}
