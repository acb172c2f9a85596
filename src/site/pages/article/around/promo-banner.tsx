import { ContactLink } from "#leads/forms/browser/index.ts";
import { buttonClass } from "#platform/ui/button/button.tsx";
import { HeroDivider } from "../../../cards/illustrations/index.ts";
import { pageCopy } from "../../page-copy.server.ts";

/** The banner after an article (spec 2.9). */
export function PromoBanner() {
  const { title, button } = pageCopy.article.promo;
  return (
    <section
      aria-labelledby="promo"
      className="dark-sheet relative overflow-hidden py-[clamp(2rem,1.5rem+3vw,5rem)] print:hidden"
    >
      <HeroDivider
        style="moatArc"
        className="max-md:hidden absolute inset-x-0 bottom-0 h-14 w-full lg:h-28"
      />
      <div className="wrap relative flex flex-wrap items-center justify-between gap-x-12 gap-y-7">
        <h2 id="promo" className="max-w-[18ch]">
          {title}
        </h2>
        <ContactLink location="promo_banner" className={buttonClass({ variant: "marker", size: "large" })}>
          {button}
        </ContactLink>
      </div>
    </section>
  );
}
