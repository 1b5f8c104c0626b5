/** Id of the button that stops the offers. */
export const PROMO_PAUSE_ID = 'promo-pause';

/**
 * Inline script of the offers: shows the button, which nobody needs without script, lets it toggle,
 * and takes away offers that have run out since the page was built.
 */
export const promoScript =
  `{const button=document.getElementById('${PROMO_PAUSE_ID}');if(button){button.hidden=false;` +
  "button.addEventListener('click',()=>button.setAttribute('aria-pressed'," +
  "button.getAttribute('aria-pressed')==='false'));" +
  "const today=new Date().toLocaleDateString('sv',{timeZone:'Asia/Kolkata'}),banner=button.parentNode;" +
  "for(const offer of banner.querySelectorAll('[data-until]'))if(offer.dataset.until<today)offer.remove();" +
  "if(!banner.querySelector('li'))banner.remove()}}";
